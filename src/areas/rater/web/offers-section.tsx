import { IconPlus } from '@tabler/icons-react';
import { useRows } from '#platform/web/forms/use-rows.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { OFFERS_MAX } from '../contract.ts';
import { compareOffers } from '../rules/offers.ts';
import { OfferColumn } from './offer-column.tsx';
import { type Carrier, linesOfProducts } from './offered-carriers.ts';
import classes from './offers-section.module.css';
import { newOffer, typedFigures } from './quote-values.ts';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

interface OffersSectionProps extends SectionProps {
  carriers: readonly Carrier[];
}

/** The premiums that carriers ask, side by side; what they come to is shown while they are typed. */
export function OffersSection({ form, carriers }: OffersSectionProps) {
  const { offers, lines } = form.values;
  const rows = useRows(form, 'offers', 'companyId');
  const quoted = lines.flatMap(({ lineOfBusiness }) => lineOfBusiness ?? []);
  const lineOf = linesOfProducts(carriers);
  const totals = offers.flatMap((offer) => {
    const figures = typedFigures(offer);
    const lineOfBusiness = offer.productId === null ? undefined : lineOf.get(offer.productId);
    return figures && lineOfBusiness ? [{ rowKey: offer.rowKey, lineOfBusiness, total: figures.total }] : [];
  });
  const compared = new Map(
    compareOffers(quoted, totals)
      .filter((line) => line.offers.length > 1)
      .flatMap((line) => line.offers.map((each) => [each.offer.rowKey, each] as const)),
  );
  return (
    <PageCard title={texts.offers.title}>
      <div className={classes.offers}>
        {offers.map((offer, at) => (
          <OfferColumn
            key={offer.rowKey}
            {...{ form, carriers, quoted, at }}
            compared={compared.get(offer.rowKey)}
            onRemove={rows.rowProps(at).onRemove}
          />
        ))}
      </div>
      <ExplainedButton
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} aria-hidden />}
        why={offers.length >= OFFERS_MAX ? texts.offers.atMost(OFFERS_MAX) : undefined}
        onClick={() => rows.add(newOffer())}
      >
        {texts.offers.add}
      </ExplainedButton>
    </PageCard>
  );
}
