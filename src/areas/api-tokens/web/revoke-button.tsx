import { Button } from '@mantine/core';
import type { ApiToken } from '../contract.ts';

/** One that is over has nothing left to revoke. */
export function RevokeButton({ token, onClick }: { token: ApiToken; onClick: () => void }) {
  if (token.state !== 'active') return null;
  return (
    <Button size="compact-xs" variant="subtle" aria-label={`Revoke ${token.name}`} onClick={onClick}>
      Revoke
    </Button>
  );
}
