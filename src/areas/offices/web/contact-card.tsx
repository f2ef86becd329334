import { Anchor } from '@mantine/core';
import { placeLine } from '#platform/shared/addresses.ts';
import { phoneLink } from '#platform/shared/phones.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { OfficeView } from '../contract.ts';
import { texts } from './texts.ts';

export function ContactCard({ office }: { office: OfficeView }) {
  const { address, phone, email } = office;
  const place = placeLine(office);
  return (
    <PageCard title={texts.view.office}>
      <Facts>
        <Fact label={texts.view.address} isWide>
          {(address || place) && (
            <>
              {address}
              {address && place && <br />}
              {place}
            </>
          )}
        </Fact>
        <Fact label={texts.view.phone}>{phone && <Anchor href={phoneLink(phone)}>{phone}</Anchor>}</Fact>
        <Fact label={texts.view.email} isWide>
          {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
        </Fact>
        {office.path.map(({ id, kind, name }) => (
          <Fact key={id} label={texts.levels[kind]}>
            {name}
          </Fact>
        ))}
      </Facts>
    </PageCard>
  );
}
