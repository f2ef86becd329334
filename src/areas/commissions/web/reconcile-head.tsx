import { IconPlus } from '@tabler/icons-react';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { HelpButtons } from './help-buttons.tsx';
import { ImportLink } from './import-link.tsx';
import type { CommissionSlots } from './slots.ts';
import { texts } from './texts.ts';
import { LIST_TOUR } from './tour-steps.ts';

export function ReconcileHead({ slots: { importLink, videosLink, Favorite } }: { slots: CommissionSlots }) {
  return (
    <RecordHead
      hasViews
      title={texts.files.title}
      up={<WayUp to="/admin">{texts.files.admin}</WayUp>}
      facts={[texts.files.about]}
      actions={
        <>
          {Favorite && <Favorite />}
          <HelpButtons steps={LIST_TOUR} videosLink={videosLink} />
          <ImportLink to={importLink} />
          <LinkButton
            to="/commissions/create"
            leftSection={<IconPlus size={15} aria-hidden />}
            data-tour="create"
          >
            {texts.files.create}
          </LinkButton>
        </>
      }
    />
  );
}
