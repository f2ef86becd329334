import { IconFileImport } from '@tabler/icons-react';
import { LinkButton } from '#platform/web/ui/link-button.tsx';

export function ImportLink({ to }: { to: string | undefined }) {
  return (
    to && (
      <LinkButton
        to={to}
        variant="default"
        aria-label="Import commissions"
        leftSection={<IconFileImport size={15} aria-hidden />}
      >
        Import
      </LinkButton>
    )
  );
}
