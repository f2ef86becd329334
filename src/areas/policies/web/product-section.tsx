import { Autocomplete, Select, TextInput } from '@mantine/core';
import grid from '#platform/web/forms/form-grid.module.css';
import { IdSelect } from '#platform/web/inputs/id-select.tsx';
import { Explained } from '#platform/web/ui/explained.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { CHOSEN_STATUSES, PURPOSES, type Purpose } from '../contract.ts';
import { POLICY_TYPES } from '../rules.ts';
import type { PolicyStatus } from '../statuses.ts';
import { type Company, linesOf } from './offered-products.ts';
import type { ProposingChange } from './policy-proposals.ts';
import { LABELS, purposeWords } from './policy-words.ts';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

const PURPOSE_CHOICES = (Object.keys(PURPOSES) as Purpose[]).map((value) => ({
  value,
  label: purposeWords(value),
}));
const STATUS_CHOICES = CHOSEN_STATUSES.map((value) => ({ value, label: texts.statuses[value] }));

interface ProductSectionProps extends SectionProps {
  companies: readonly Company[];
  isRenewal: boolean;
  propose: (change: ProposingChange) => void;
  /** The status of a stored policy, which may be none to choose. */
  stored?: PolicyStatus;
}

export function ProductSection({ form, companies, isRenewal, propose, stored }: ProductSectionProps) {
  const { companyId, productId, status } = form.values;
  const lines = linesOf(companies);
  const products = companies.find(({ id }) => id === companyId)?.products ?? [];

  function chooseProduct(change: ProposingChange): void {
    propose(change);
    form.clearFieldError('productId');
  }

  // Where a company sells one product only, there is nothing left to choose.
  function chooseCompany(id: number | null): void {
    const sold = companies.find((each) => each.id === id)?.products ?? [];
    chooseProduct({ companyId: id, productId: sold.length === 1 ? (sold[0]?.id ?? null) : null });
  }

  return (
    <PageCard title={texts.policy.title}>
      <div className={grid.pairs}>
        <Explained why={companies.length === 0 ? texts.form.whyNoCompany : undefined}>
          <IdSelect
            label={texts.policy.company}
            placeholder={companies.length > 0 ? texts.form.chooseCompany : texts.form.noCompany}
            disabled={companies.length === 0}
            allowDeselect={false}
            choices={companies}
            // A new policy begins here; the list opens once somebody asks for it.
            openOnFocus={false}
            searchable
            selectFirstOptionOnChange
            {...form.getInputProps('companyId')}
            onChange={chooseCompany}
          />
        </Explained>
        <IdSelect
          label={LABELS.product}
          placeholder={companyId === null ? texts.form.chooseCompanyFirst : texts.form.chooseProduct}
          allowDeselect={false}
          choices={products}
          searchable
          selectFirstOptionOnChange
          {...form.getInputProps('productId')}
          onChange={(id) => chooseProduct({ productId: id })}
        />
        {/* A fact rather than a field: the way through the form does not stop here. */}
        <TextInput
          label={texts.policy.lineOfBusiness}
          title={texts.form.comesWithProduct}
          styles={{ input: { backgroundColor: 'var(--cd-disabled)', color: 'var(--cd-dimmed)' } }}
          readOnly
          tabIndex={-1}
          value={(productId !== null && lines.get(productId)) || ''}
          placeholder={texts.form.setByProduct}
        />
        <Autocomplete
          label={LABELS.policyType}
          data={[...POLICY_TYPES]}
          {...form.getInputProps('policyType')}
        />
        <TextInput label={LABELS.policyNumber} autoComplete="off" {...form.getInputProps('policyNumber')} />
        <Explained why={isRenewal ? texts.form.renewalKeepsPurpose : undefined}>
          <Select
            label={LABELS.purpose}
            data={PURPOSE_CHOICES}
            allowDeselect={false}
            disabled={isRenewal}
            {...form.getInputProps('purpose')}
          />
        </Explained>
        {status === null ? (
          <Explained why={texts.form.statusFollows}>
            <TextInput label={LABELS.status} disabled value={stored ? texts.statuses[stored] : ''} />
          </Explained>
        ) : (
          <Select
            label={LABELS.status}
            data={STATUS_CHOICES}
            allowDeselect={false}
            {...form.getInputProps('status')}
          />
        )}
      </div>
    </PageCard>
  );
}
