import { beforeEach } from 'vitest';
import { stayWithinTheDay, TEST_LIMIT_MS } from './within-the-day.ts';

beforeEach(({ task }) => stayWithinTheDay(Math.min(task.timeout, TEST_LIMIT_MS)));
