import type { AddressInfo } from 'node:net';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#areas/session/server/public.ts';
import type { Config } from '#platform/server/config/config.ts';
import { VERSION } from '#platform/server/version.ts';

/** For the person at the terminal; the log is for machines. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function welcome(config: Config, address: string | AddressInfo | null): void {
  const port = typeof address === 'object' && address ? address.port : config.port;
  const url = config.port === 0 ? `http://${config.host}:${port}` : config.publicUrl;
  say(`\nCoverdesk is ready at ${url}`);
  say(`Version ${VERSION}, started in ${(performance.now() / 1000).toFixed(1)} s.`);
  if (!config.demoWorld) return;
  const width = Math.max(...DEMO_ACCOUNTS.map((account) => account.email.length));
  say(`\nDemo accounts, all with the password ${DEMO_PASSWORD}:`);
  for (const { email, agency, role } of DEMO_ACCOUNTS) say(`  ${email.padEnd(width)}  ${agency}, ${role}`);
  say('\nCtrl-C stops it.');
}
