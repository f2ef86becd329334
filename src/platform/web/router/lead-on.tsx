import { useOnMount } from '../ui/use-on-mount.ts';

/**
 * Leads on to another address as soon as it is drawn, once. The router's own `Navigate` does so at every render, and took
 * back a step back that somebody made while the other screen was still loading.
 */
export function LeadOn({ go }: { go: () => unknown }) {
  useOnMount(() => void go());
  return null;
}
