import { IconArrowLeft } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { CreateForm } from './create-form.tsx';
import { HelpButtons } from './help-buttons.tsx';
import { IconLink } from './icon-link.tsx';
import { ImportLink } from './import-link.tsx';
import { CREATE_TOUR } from './tour-steps.ts';

const route = getRouteApi('/signed-in/commissions/create');

export function CreatePage() {
  const { importLink, videosLink } = route.useRouteContext().commissionSlots;
  return (
    <>
      <RecordHead
        title="Commission Filings"
        facts={['A new file gathers what carriers paid and what is due']}
        actions={
          <>
            <IconLink to="/commissions/reconcile" search={{ status: 0 }} label="Back to the files">
              <IconArrowLeft size={17} aria-hidden />
            </IconLink>
            <HelpButtons steps={CREATE_TOUR} videosLink={videosLink} />
            <ImportLink to={importLink} />
          </>
        }
      />
      <PageCard title="New file" maw={560}>
        <CreateForm />
      </PageCard>
    </>
  );
}
