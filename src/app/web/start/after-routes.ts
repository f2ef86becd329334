import { pause } from '#platform/web/pause.ts';

await pause();
