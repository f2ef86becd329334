import { Paper, SimpleGrid, Title } from '@mantine/core';
import { showMoney } from '#platform/shared/money.ts';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import type { FileView } from '../contract.ts';
import { StateBar } from './state-bar.tsx';

/** Over every line of the file, whatever is filtered. */
export function FileTotals({ view: { totals } }: { view: FileView }) {
  const lines = totals.pending + totals.staged + totals.settled + totals.forwarded;
  return (
    <Paper component="section" aria-label="Grand Totals" withBorder p="md" mb="sm">
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <div data-tour="totals">
          <Title order={2} fz={14} mb={6}>
            Grand Totals
          </Title>
          <Facts>
            <Fact label="Line items">{lines.toLocaleString('en-US')}</Fact>
            <Fact label="Premium">{showMoney(totals.commissionable)}</Fact>
            <Fact label="Adjusted total">{showMoney(totals.adjusted)}</Fact>
          </Facts>
        </div>
        <StateBar totals={totals} />
      </SimpleGrid>
    </Paper>
  );
}
