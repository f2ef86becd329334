import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const UNIT = join(ROOT, 'ops/coverdesk.service');
const ROTATION = join(ROOT, 'ops/coverdesk.logrotate');
const VERIFIER = '/usr/bin/systemd-analyze';
const LOGROTATE = '/usr/sbin/logrotate';

/** What a program says, on either of its channels, however it ends. */
const said = (...command: string[]) =>
  execFileSync('sh', ['-c', '"$@" 2>&1 || true', 'sh', ...command], { encoding: 'utf8' });

const unit = readFileSync(UNIT, 'utf8');
const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

test('the systemd unit starts a server that died again, however often, and not as root', () => {
  expect(setting('Restart')).toBe('always');
  // Otherwise systemd would give up after five starts within ten seconds, while a database is away for eleven.
  expect(setting('StartLimitIntervalSec')).toBe('0');
  expect(setting('User')).toBe('coverdesk');
  expect(setting('UMask')).toBe('0077');
  expect(setting('ExecReload')).toBe('/bin/kill -HUP $MAINPID');
  // A stop of ours takes twenty seconds at most.
  expect(Number(setting('TimeoutStopSec'))).toBeGreaterThan(20);
  const [, script = ''] = /^\/usr\/bin\/env node (\S+)$/.exec(setting('ExecStart') ?? '') ?? [];
  expect(existsSync(join(ROOT, script))).toBe(true);
});

test(`nothing is wrong with the unit by ${existsSync(VERIFIER) ? "systemd's own verifier" : 'our own rules alone: there is no systemd here'}`, () => {
  for (const line of unit.split('\n'))
    expect(line).toMatch(/^(#.*|\[(Unit|Service|Install)\]|[A-Z]\w+=.+|)$/);
  // It writes to standard error what it does not like, and ends well all the same for some of that.
  if (existsSync(VERIFIER)) expect(said(VERIFIER, 'verify', UNIT)).toBe('');
});

test(`logrotate moves the log away and tells the server${existsSync(LOGROTATE) ? ', and finds no fault with its rules' : ''}`, () => {
  const rules = readFileSync(ROTATION, 'utf8');
  expect(rules).toContain('systemctl reload coverdesk');
  // Copying and cutting would lose lines; a file that logrotate makes itself could be readable by others.
  expect(rules).not.toMatch(/^\s*copytruncate/m);
  expect(rules).toMatch(/^\s*nocreate$/m);
  if (existsSync(LOGROTATE)) expect(said(LOGROTATE, '--debug', ROTATION)).not.toMatch(/error/i);
});
