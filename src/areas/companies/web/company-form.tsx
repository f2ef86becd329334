import { useForm } from '@mantine/form';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { startFromSaved } from '#platform/web/forms/start-from.ts';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { type Company, company as companySchema } from '../contract.ts';
import { CompanyFields } from './company-fields.tsx';
import { useKeepCompany, useSaveCompany } from './company-queries.ts';
import {
  type CompanyValues,
  companyDifferences,
  companyErrors,
  inputOf,
  valuesOf,
} from './company-values.ts';
import { texts } from './texts.ts';

/** Fields that can be judged on their own are judged when they are left. */
const ON_LEAVE = [
  'phone',
  'email',
  'website',
  'state',
  'zip',
  'designatedQuoteAgentEmail',
  'minimumDownPayment',
  'gatewayUrl',
];

interface CompanyFormProps {
  /** Absent when one is added. */
  company?: Company;
  onSaved: (company: Company) => void;
  onCancel: () => void;
}

export function CompanyForm({ company, onSaved, onCancel }: CompanyFormProps) {
  const keep = useKeepCompany();
  const { mutateAsync } = useSaveCompany(company?.id ?? 0);
  const form = useForm<CompanyValues>({
    name: 'company',
    initialValues: valuesOf(company),
    validate: companyErrors,
    enhanceGetInputProps: judgeOnLeave(ON_LEAVE, companyErrors),
  });

  const submit = useVersionedForm(form, {
    schema: companySchema,
    version: company?.version,
    valuesOf,
    differences: companyDifferences,
    send: (version) => mutateAsync({ ...inputOf(form.getValues()), version }),
    onSaved: (stored, sent) => {
      startFromSaved(form, sent, valuesOf(stored));
      onSaved(stored);
    },
    onTheirs: keep,
  });

  return (
    <form onSubmit={submit.onSubmit} noValidate aria-label={texts.company.title}>
      <CompanyFields form={form} hasSecret={company?.hasGatewaySecret ?? false} />
      <SaveBar submit={submit} problem={submit.problem} onCancel={onCancel} />
      <UnsavedGuard isDirty={form.isDirty} />
      <SaveConflict submit={submit} />
    </form>
  );
}
