import { useState } from 'react';
import type { Duplicate } from '#platform/shared/duplicates.ts';
import { CallError } from '../api/call-error.ts';

/** What a save was refused for because it is here already, until the next try. */
export function useSentTwice() {
  const [found, setFound] = useState<readonly Duplicate[]>([]);

  async function sending<Stored>(send: () => Promise<Stored>): Promise<Stored> {
    setFound([]);
    try {
      return await send();
    } catch (error) {
      if (error instanceof CallError) setFound(error.duplicates);
      throw error;
    }
  }

  return { found, sending };
}
