import { Loader, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { ROUTING_LENGTH } from '#areas/banks/contract.ts';
import grid from '#platform/web/forms/form-grid.module.css';
import { keepDigits } from '#platform/web/inputs/typed-values.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import { ACCOUNT_MAX } from '../statuses.ts';
import { MaskedNumberInput } from './masked-number-input.tsx';
import type { MethodFieldsProps } from './method-fields-props.ts';
import { texts } from './texts.ts';
import type { FoundBank } from './use-bank.ts';

/** The bank is looked up as soon as nine digits are typed. */
export function BankFields({ form, mask, whyLocked, bank }: MethodFieldsProps & { bank: FoundBank }) {
  const routing = form.getInputProps('routing');
  const unknown = bank.isRefused ? texts.dialog.notOfABank : undefined;
  return (
    <div className={grid.pairs}>
      <Explained why={whyLocked}>
        <MaskedNumberInput
          label={texts.labels.account}
          mask={mask}
          most={ACCOUNT_MAX}
          disabled={whyLocked !== undefined}
          {...form.getInputProps('account')}
        />
      </Explained>
      <Explained why={whyLocked}>
        <TextInput
          label={texts.labels.routing}
          inputMode="numeric"
          autoComplete="off"
          disabled={whyLocked !== undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={<span role="status">{bank.name}</span>}
          rightSection={
            bank.isAsked ? (
              <Loader size={14} aria-label={texts.dialog.lookingUpTheBank} />
            ) : (
              bank.name && <IconCheck size={15} aria-hidden />
            )
          }
          {...routing}
          error={routing.error ?? unknown}
          onChange={(event) =>
            routing.onChange(keepDigits(event.currentTarget.value).slice(0, ROUTING_LENGTH))
          }
        />
      </Explained>
    </div>
  );
}
