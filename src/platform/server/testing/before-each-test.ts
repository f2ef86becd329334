import { beforeEach } from 'vitest';
import { stayWithinTheDay } from './within-the-day.ts';

/** Longer than nearly every test takes. */
const SECONDS = 5;

beforeEach(() => stayWithinTheDay(SECONDS));
