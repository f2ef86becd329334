import { useState } from 'react';
import { CallError, isPassing } from '#platform/web/api/call-error.ts';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { CONTRACT_FAILED } from '../words.ts';
import { texts } from './texts.ts';

/** Generates under one key, however often it is tried; the company's refusal is a dialog of its own. */
export function useGenerate() {
  const key = useIdempotencyKey();
  const [isRefused, setRefused] = useState(false);

  /** Nothing when the company refused. */
  async function generate<Made>(make: (key: string) => Promise<Made>): Promise<Made | undefined> {
    try {
      return await make(key.current());
    } catch (error) {
      key.failed(error);
      if (isPassing(error)) throw new Error(`${(error as CallError).message} ${texts.generate.safeToTry}`);
      if (!(error instanceof CallError) || error.message !== CONTRACT_FAILED) throw error;
      setRefused(true);
      return undefined;
    }
  }

  return { generate, isRefused, clearRefusal: () => setRefused(false) };
}
