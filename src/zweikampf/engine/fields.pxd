cdef extern from "Python.h":
    int store "PyObject_GenericSetAttr"(object place, object name, object value) except -1
