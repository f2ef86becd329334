import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The moment, moving on while the page is open: an office may close and a task come due while somebody is looking. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
