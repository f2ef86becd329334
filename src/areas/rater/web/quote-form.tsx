import { Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSuspenseQuery } from '@tanstack/react-query';
import grid from '#platform/web/forms/form-grid.module.css';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { officeToday } from '#platform/web/office-today.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { type Quote, quote as quoteSchema } from '../contract.ts';
import { CoveragesSection } from './coverages-section.tsx';
import { DriversSection } from './drivers-section.tsx';
import { LinesSection } from './lines-section.tsx';
import { carriersFor, productNames } from './offered-carriers.ts';
import { OffersSection } from './offers-section.tsx';
import { quoteDifferences } from './quote-differences.ts';
import { offeredQuery, useKeepQuote, useSaveQuote } from './quote-queries.ts';
import { inputOf, type QuoteValues, quoteErrors, valuesOf } from './quote-values.ts';
import { texts } from './texts.ts';
import { VehiclesSection } from './vehicles-section.tsx';

/** Fields that can be judged on their own are judged when they are left. */
const ON_LEAVE = [
  'effdate',
  'vehicles.vin',
  'drivers.dob',
  'offers.premium',
  'offers.policyFee',
  'offers.tax',
];

interface QuoteFormProps {
  values: QuoteValues;
  /** The quote that is edited; absent when one is added. */
  quote?: Quote;
  onSaved: (quote: Quote) => void;
  onCancel: () => void;
}

export function QuoteForm({ values, quote, onSaved, onCancel }: QuoteFormProps) {
  const { data: offered } = useSuspenseQuery(offeredQuery);
  const carriers = carriersFor(offered.results, quote);
  const { mutateAsync } = useSaveQuote(quote?.id ?? 0);
  const keep = useKeepQuote();
  const judge = (typed: QuoteValues) => quoteErrors(typed, officeToday());
  const form = useForm<QuoteValues>({
    name: 'quote',
    initialValues: values,
    validate: judge,
    enhanceGetInputProps: judgeOnLeave(ON_LEAVE, judge),
  });
  const submit = useVersionedForm(form, {
    schema: quoteSchema,
    version: quote?.version,
    valuesOf,
    differences: (theirs, mine) => quoteDifferences(theirs, mine, productNames(carriers)),
    send: (version) => mutateAsync({ ...inputOf(form.getValues()), version }),
    onSaved,
    onTheirs: keep,
  });
  return (
    <form onSubmit={submit.onSubmit} noValidate aria-label={texts.labels.quote}>
      <Stack gap="md">
        <div className={`${grid.cards} ${grid.top}`}>
          <LinesSection form={form} />
          <CoveragesSection form={form} />
        </div>
        <DriversSection form={form} />
        <VehiclesSection form={form} />
        <OffersSection form={form} carriers={carriers} />
        <PageCard title={texts.labels.notes}>
          <Textarea
            aria-label={texts.labels.notes}
            autosize
            minRows={3}
            maxRows={14}
            {...form.getInputProps('notes')}
          />
        </PageCard>
      </Stack>
      <SaveBar submit={submit} problem={submit.problem} onCancel={onCancel} />
      <UnsavedGuard isDirty={form.isDirty} />
      <SaveConflict submit={submit} />
    </form>
  );
}
