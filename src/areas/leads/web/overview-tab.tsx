import { Anchor, Stack } from '@mantine/core';
import { Suspense } from 'react';
import { useNoun } from '#areas/customers/web/public.ts';
import { addressLine } from '#platform/shared/addresses.ts';
import { showDay } from '#platform/shared/dates.ts';
import { languageWords, USUAL_LANGUAGE } from '#platform/shared/languages.ts';
import { phoneLink } from '#platform/shared/phones.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { Lead } from '../contract.ts';
import classes from './lead-page.module.css';
import type { LeadCard } from './lead-tab.ts';
import { LABELS } from './lead-words.ts';
import { NotesCard } from './notes-card.tsx';
import { StatusCard } from './status-card.tsx';
import { texts } from './texts.ts';

/** Everything that is known of a lead, at one glance. */
export function OverviewTab({ lead, cards }: { lead: Lead; cards: readonly LeadCard[] }) {
  return (
    <div className={classes.columns}>
      <Stack gap="md">
        <StatusCard lead={lead} />
        <ContactCard lead={lead} />
        <InterestCard lead={lead} />
        {cards.map(({ key, component: Card }) => (
          <Suspense key={key}>
            <Card lead={lead} />
          </Suspense>
        ))}
      </Stack>
      <NotesCard id={lead.id} />
    </div>
  );
}

function ContactCard({ lead }: { lead: Lead }) {
  return (
    <PageCard title={texts.overview.contact}>
      <Facts>
        {lead.businessName && (
          <Fact label={texts.overview.business} isWide>
            {lead.businessName}
          </Fact>
        )}
        <Fact label={texts.overview.person} isWide>
          {[lead.firstName, lead.lastName].filter(Boolean).join(' ')}
        </Fact>
        <Fact label={LABELS.phone}>{lead.phone && <PhoneLink number={lead.phone} />}</Fact>
        <Fact label={LABELS.phone2}>{lead.phone2 && <PhoneLink number={lead.phone2} />}</Fact>
        <Fact label={LABELS.email} isWide>
          {lead.email}
        </Fact>
        {lead.language !== USUAL_LANGUAGE && (
          <Fact label={LABELS.language}>{languageWords(lead.language)}</Fact>
        )}
        <Fact label={texts.overview.address} isWide>
          {addressLine(lead)}
        </Fact>
      </Facts>
    </PageCard>
  );
}

function PhoneLink({ number }: { number: string }) {
  return <Anchor href={phoneLink(number)}>{number}</Anchor>;
}

function InterestCard({ lead }: { lead: Lead }) {
  const { Noun } = useNoun();
  return (
    <PageCard title={texts.overview.interest}>
      <Facts>
        <Fact label={LABELS.lineOfBusiness}>{lead.lineOfBusiness}</Fact>
        <Fact label={LABELS.currentCarrier}>{lead.currentCarrier}</Fact>
        <Fact label={LABELS.source}>{lead.source}</Fact>
        <Fact label={LABELS.followUpOn}>{lead.followUpOn && showDay(lead.followUpOn)}</Fact>
        <Fact label={LABELS.assignee}>{lead.assignee}</Fact>
        <Fact label={LABELS.office}>{lead.office}</Fact>
        <Fact label={texts.overview.received}>{dayOf(lead.createdAt)}</Fact>
        <Fact label={texts.overview.addedBy}>{lead.createdBy}</Fact>
        {lead.customerId !== null && (
          <Fact label={Noun} isWide>
            <TextLink to="/customer/$id" params={{ id: lead.customerId }} fz="inherit">
              {lead.customer} #{lead.customerId}
            </TextLink>
          </Fact>
        )}
      </Facts>
    </PageCard>
  );
}
