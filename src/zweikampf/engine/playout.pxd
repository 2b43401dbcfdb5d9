cimport cython
from zweikampf.engine.actions cimport Actions
from zweikampf.engine.rng cimport Rng
from zweikampf.engine.state cimport State

@cython.locals(state=State, scratch=Actions, played=cython.long, _=cython.long)
cpdef long play_games(State start, long games, Rng rng)
@cython.locals(_=cython.long)
cpdef copy_states(State start, long copies)
@cython.locals(state=State, _=cython.long)
cpdef assign_states(State start, long copies)
