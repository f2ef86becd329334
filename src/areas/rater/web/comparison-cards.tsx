import { Table, Text } from '@mantine/core';
import { showMoney } from '#platform/shared/money.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { Offer, Quote } from '../contract.ts';
import { type ComparedLine, compareQuote } from '../rules/offers.ts';
import classes from './comparison-cards.module.css';

/** One table for each line of business: a column for each carrier. */
export function ComparisonCards({ quote }: { quote: Quote }) {
  return compareQuote(quote).map((line) => (
    <TableCard
      key={line.lineOfBusiness}
      title={line.lineOfBusiness}
      note={line.offers.length === 1 ? '1 offer' : `${line.offers.length} offers`}
    >
      <Comparison line={line} />
    </TableCard>
  ));
}

const TOTAL = 'Total';

const FIGURES: readonly (readonly [label: string, show: (offer: Offer) => string])[] = [
  ['Premium', ({ premium }) => showMoney(premium)],
  ['Policy fee', ({ policyFee }) => showMoney(policyFee)],
  ['Tax', ({ tax }) => showMoney(tax)],
  ['MGA fee', ({ mgaFee }) => showMoney(mgaFee)],
  [TOTAL, ({ total }) => showMoney(total)],
  ['Down payment', ({ downPayment }) => showMoney(downPayment)],
  ['Payments', ({ payments }) => (payments === 0 ? 'Paid in full' : String(payments))],
  ['Monthly', ({ monthly }) => (monthly === 0 ? '—' : showMoney(monthly))],
];

function Comparison({ line }: { line: ComparedLine<Offer> }) {
  const { lineOfBusiness, offers } = line;
  return (
    // Whoever uses the keyboard scrolls what is wider than the screen.
    <Table.ScrollContainer
      minWidth={160 + offers.length * 150}
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
    >
      <Table aria-label={`${lineOfBusiness}: carriers side by side`} horizontalSpacing={16}>
        <Table.Thead className={classes.carriers}>
          <Table.Tr>
            <Table.Th scope="col">Carrier</Table.Th>
            {offers.map(({ offer, isLeast }) => (
              <Table.Th key={offer.productId} scope="col" ta="right">
                {offer.company}
                <Text fz="xs" c="dimmed">
                  {offer.product}
                </Text>
                {isLeast && <StateBadge tone="done">Lowest total</StateBadge>}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {FIGURES.map(([label, show]) => (
            <Table.Tr key={label} className={label === TOTAL ? classes.total : classes.figure}>
              <Table.Th scope="row">{label}</Table.Th>
              {offers.map(({ offer }) => (
                <Table.Td key={offer.productId} ta="right">
                  {show(offer)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
          <Table.Tr className={classes.figure}>
            <Table.Th scope="row">Compared</Table.Th>
            {offers.map(({ offer, isLeast, more }) => (
              <Table.Td key={offer.productId} ta="right">
                {isLeast ? 'Lowest' : `${showMoney(more)} more`}
              </Table.Td>
            ))}
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
