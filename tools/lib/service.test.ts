import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const UNIT = join(ROOT, 'ops/coverdesk.service');
const VERIFIER = '/usr/bin/systemd-analyze';

test('the systemd unit starts a server that died again, and systemd finds nothing wrong with it where it is there', () => {
  const unit = readFileSync(UNIT, 'utf8');
  expect(unit).toMatch(/^Restart=always$/m);
  const [, script = ''] = /^ExecStart=\/usr\/bin\/env node (\S+)$/m.exec(unit) ?? [];
  expect(existsSync(join(ROOT, script))).toBe(true);
  // It writes to standard error what it does not like, and ends well all the same for some of that.
  const complaints = existsSync(VERIFIER)
    ? execFileSync('sh', ['-c', '"$0" verify "$1" 2>&1', VERIFIER, UNIT], { encoding: 'utf8' })
    : '';
  expect(complaints).toBe('');
});
