import { Button, Group } from '@mantine/core';
import type { ApiToken } from '../contract.ts';
import { texts } from './texts.ts';

/** One that is over has nothing left to revoke. */
export function RevokeButton({ token, onClick }: { token: ApiToken; onClick: () => void }) {
  if (token.state !== 'active') return null;
  return (
    <Group my={-2}>
      <Button
        size="compact-xs"
        h={24}
        variant="default"
        aria-label={texts.revoke.named(token.name)}
        onClick={onClick}
      >
        {texts.revoke.button}
      </Button>
    </Group>
  );
}
