import { VIDEO_HOSTS } from '#platform/shared/videos.ts';
import type { Config } from '../config/config.ts';

/** Scripts from ourselves only, frames from the two video hosts only. The component library needs inline styles. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  `frame-src ${Object.values(VIDEO_HOSTS).join(' ')}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** The same for every answer of a process, so they are put together once. */
export function securityHeaders(config: Config): Record<string, string> {
  const isHttps = config.publicUrl.startsWith('https:');
  return {
    'content-security-policy': [...POLICY, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
