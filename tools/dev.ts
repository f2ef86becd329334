import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';

// npm run dev
// The server restarts when one of its files changes; the screens are served alongside and update right away.
const root = join(import.meta.dirname, '..');
const PORT = process.env.PORT ?? '3000';

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/app/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT, HOST: '127.0.0.1' },
});
const target = `http://127.0.0.1:${PORT}`;
const web = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': target, '/attc2': target } },
});
await web.listen();
process.stdout.write(`\nThe screens as you edit them: ${web.resolvedUrls?.local[0]}\n\n`);

server.once('exit', (code) => void web.close().then(() => process.exit(code ?? 0)));
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => server.kill(name));
