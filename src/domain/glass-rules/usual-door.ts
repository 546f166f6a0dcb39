/**
 * How wide a door is beside fixed glass where nobody said: two standard hinges carry it in 3/8 in glass at
 * any usual height. Every place that divides an opening takes it from here.
 */
export const usualDoorIn = 26
