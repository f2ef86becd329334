import { createHash } from 'node:crypto';

/** The content policy with leave for exactly the inline scripts that a page has, by their hashes. */
export function allowingScriptsOf(page: string, policy: string): string {
  const inline = [...page.matchAll(/<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '));
}
