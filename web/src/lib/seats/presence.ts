import type { Seat } from '../live/types';

/** Whether somebody, or something, is at the seat now; whoever sits at this screen is. */
export const isHere = (seat: Pick<Seat, 'here' | 'mine'>): boolean => seat.here || seat.mine;
