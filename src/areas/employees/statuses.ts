import { z } from 'zod';

export const EMPLOYEE_STATES = ['Active', 'Invited', 'Disabled'] as const;
/** Invited until a password was chosen. */
export const employeeState = z.enum(EMPLOYEE_STATES, 'Choose Active, Invited or Disabled.');
export type EmployeeState = z.infer<typeof employeeState>;

/** What the filter by office takes for people who have none. */
export const NO_OFFICE = 0;

/** The columns that the list sorts by. */
export const EMPLOYEE_SORTS = ['name', 'email', 'jobTitle', 'office', 'role', 'state', 'lastSeenAt'] as const;
export type EmployeeSort = (typeof EMPLOYEE_SORTS)[number];
