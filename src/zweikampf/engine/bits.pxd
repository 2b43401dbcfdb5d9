from libc.stdint cimport uint64_t

cdef extern from "zweikampf/engine/bits.h":
    int count "zweikampf_count"(uint64_t mask) noexcept nogil
    int lowest "zweikampf_lowest"(uint64_t mask) noexcept nogil
    int highest "zweikampf_highest"(uint64_t mask) noexcept nogil
    int nth "zweikampf_nth"(uint64_t mask, int n) noexcept nogil
    uint64_t one_of "zweikampf_one_of"(uint64_t mask, uint64_t alike) noexcept nogil
