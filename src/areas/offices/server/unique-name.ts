import { refuse } from '#platform/server/http/refusal.ts';

const UNIQUE_VIOLATION = '23505';

/** The index decides between two of the same name, also when both are saved at once; the refusal stands at the name. */
export async function withUniqueName<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) {
      throw refuse.fields({ name: [message] });
    }
    throw error;
  }
}
