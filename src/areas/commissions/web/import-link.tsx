import { IconFileImport } from '@tabler/icons-react';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { texts } from './texts.ts';

export function ImportLink({ to }: { to: string | undefined }) {
  return (
    to && (
      <LinkButton
        to={to}
        variant="default"
        aria-label={texts.files.importCommissions}
        leftSection={<IconFileImport size={15} aria-hidden />}
      >
        {texts.files.import}
      </LinkButton>
    )
  );
}
