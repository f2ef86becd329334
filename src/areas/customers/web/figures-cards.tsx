import { Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { Bars } from '#platform/web/charts/bars.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import type { customerFigures } from '../contract.ts';
import { howByOffice, howNew } from '../how.ts';
import { figuresQuery } from './customer-queries.ts';
import { homeTexts } from './texts/home.ts';
import { useNoun } from './use-noun.ts';

type Figures = AnswerOf<typeof customerFigures>;

/** New customers month by month. */
export function NewCustomersCard() {
  const { noun, nouns } = useNoun();
  return (
    <FiguresCard title={homeTexts.newByMonth(nouns)} how={howNew(nouns)}>
      {({ months }) => (
        <Bars
          label={homeTexts.newOfTwelveMonths(nouns)}
          says={(count) => homeTexts.ofBar(count, noun)}
          bars={months.map(({ month, customers }) => ({ label: shortMonth(month), value: customers }))}
        />
      )}
    </FiguresCard>
  );
}

/** How the customers spread over the offices. */
export function CustomersByOfficeCard() {
  const { noun, nouns, Nouns } = useNoun();
  return (
    <FiguresCard title={homeTexts.byOffice(Nouns)} how={howByOffice(nouns)}>
      {({ offices, total }) => (
        <>
          <Text fz="sm" c="dimmed" mb="xs">
            {homeTexts.inAll(total, noun)}
          </Text>
          <Bars
            label={homeTexts.byOffice(Nouns)}
            says={(count) => homeTexts.ofBar(count, noun)}
            bars={offices.map(({ name, customers }) => ({
              label: name || homeTexts.noOffice,
              value: customers,
            }))}
            height={132}
          />
        </>
      )}
    </FiguresCard>
  );
}

interface FiguresCardProps {
  title: string;
  how: string;
  children: (figures: Figures) => ReactNode;
}

function FiguresCard({ title, how, children }: FiguresCardProps) {
  const query = useQuery(figuresQuery);
  const { data, error } = query;
  return (
    <PageCard title={title} how={how}>
      <RetryProblem query={query} />
      {data ? children(data) : !error && <Loader />}
    </PageCard>
  );
}

/** 2026-11 as Nov. */
function shortMonth(month: string): string {
  return new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' });
}
