import { z } from 'zod';

export const EMPLOYEE_STATES = ['Active', 'Invited', 'Disabled'] as const;
/** Invited until a password was chosen. */
export const employeeState = z.enum(EMPLOYEE_STATES, 'Choose Active, Invited or Disabled.');
export type EmployeeState = z.infer<typeof employeeState>;

/** What the filter by office takes for people who have none. */
export const NO_OFFICE = 0;
