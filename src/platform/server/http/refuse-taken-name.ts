import { refuse } from './refusal.ts';

const UNIQUE_VIOLATION = '23505';

/** Only the index knows what somebody else is saving at this moment; its refusal becomes an error at the field. */
export async function refuseTakenName<Result>(
  index: string,
  message: string,
  work: Promise<Result>,
  field = 'name',
) {
  try {
    return await work;
  } catch (error) {
    const isTaken =
      error instanceof Error &&
      'code' in error &&
      error.code === UNIQUE_VIOLATION &&
      'constraint' in error &&
      error.constraint === index;
    throw isTaken ? refuse.fields({ [field]: [message] }) : error;
  }
}
