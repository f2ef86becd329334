import { Anchor } from '@mantine/core';
import { placeLine } from '#platform/shared/addresses.ts';
import { phoneLink } from '#platform/shared/phones.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { OfficeView } from '../contract.ts';
import { KIND_LABELS } from './office-words.ts';

export function ContactCard({ office }: { office: OfficeView }) {
  const { address, phone, email } = office;
  const place = placeLine(office);
  return (
    <PageCard title="Office">
      <Facts>
        <Fact label="Address" isWide>
          {(address || place) && (
            <>
              {address}
              {address && place && <br />}
              {place}
            </>
          )}
        </Fact>
        <Fact label="Phone">{phone && <Anchor href={phoneLink(phone)}>{phone}</Anchor>}</Fact>
        <Fact label="Email" isWide>
          {email && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
        </Fact>
        {office.path.map(({ id, kind, name }) => (
          <Fact key={id} label={KIND_LABELS[kind]}>
            {name}
          </Fact>
        ))}
      </Facts>
    </PageCard>
  );
}
