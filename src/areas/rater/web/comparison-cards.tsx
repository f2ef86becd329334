import { Table, Text } from '@mantine/core';
import { showMoney } from '#platform/shared/money.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { Offer, Quote } from '../contract.ts';
import { HOW_OFFERS } from '../how.ts';
import { type ComparedLine, compareQuote } from '../rules/offers.ts';
import classes from './comparison-cards.module.css';
import { texts } from './texts.ts';

/** One table for each line of business: a column for each carrier. */
export function ComparisonCards({ quote }: { quote: Quote }) {
  return compareQuote(quote).map((line) => (
    <TableCard
      key={line.lineOfBusiness}
      title={line.lineOfBusiness}
      note={texts.offers.count(line.offers.length)}
      how={HOW_OFFERS}
    >
      <Comparison line={line} />
    </TableCard>
  ));
}

const FIGURES: readonly (readonly [figure: keyof typeof texts.figures, show: (offer: Offer) => string])[] = [
  ['premium', ({ premium }) => showMoney(premium)],
  ['policyFee', ({ policyFee }) => showMoney(policyFee)],
  ['tax', ({ tax }) => showMoney(tax)],
  ['mgaFee', ({ mgaFee }) => showMoney(mgaFee)],
  ['total', ({ total }) => showMoney(total)],
  ['downPayment', ({ downPayment }) => showMoney(downPayment)],
  ['payments', ({ payments }) => (payments === 0 ? texts.offers.paidInFull : String(payments))],
  ['monthly', ({ monthly }) => (monthly === 0 ? '—' : showMoney(monthly))],
];

function Comparison({ line }: { line: ComparedLine<Offer> }) {
  const { lineOfBusiness, offers } = line;
  return (
    // Whoever uses the keyboard scrolls what is wider than the screen.
    <Table.ScrollContainer
      minWidth={160 + offers.length * 150}
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
    >
      <Table aria-label={texts.offers.sideBySide(lineOfBusiness)} horizontalSpacing={16}>
        <Table.Thead className={classes.carriers}>
          <Table.Tr>
            <Table.Th scope="col">{texts.offers.carrier}</Table.Th>
            {offers.map(({ offer, isLeast }) => (
              <Table.Th key={offer.productId} scope="col" ta="right">
                {offer.company}
                <Text fz="xs" c="dimmed">
                  {offer.product}
                </Text>
                {isLeast && <StateBadge tone="done">{texts.offers.lowestTotal}</StateBadge>}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {FIGURES.map(([figure, show]) => (
            <Table.Tr key={figure} className={figure === 'total' ? classes.total : classes.figure}>
              <Table.Th scope="row">{texts.figures[figure]}</Table.Th>
              {offers.map(({ offer }) => (
                <Table.Td key={offer.productId} ta="right">
                  {show(offer)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
          <Table.Tr className={classes.figure}>
            <Table.Th scope="row">{texts.offers.compared}</Table.Th>
            {offers.map(({ offer, isLeast, more }) => (
              <Table.Td key={offer.productId} ta="right">
                {isLeast ? texts.offers.lowest : texts.offers.more(showMoney(more))}
              </Table.Td>
            ))}
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
