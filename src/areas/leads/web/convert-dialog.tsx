import { Button, Loader, Radio, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useNoun } from '#areas/customers/web/public.ts';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import type { Lead, LeadMatch } from '../contract.ts';
import { matchesQuery, useConvertLead } from './lead-queries.ts';
import { texts } from './texts.ts';

const NEW = 'new';

interface ConvertDialogProps {
  lead: Lead;
  onClose: () => void;
  onConverted: (customerId: number) => void;
}

/** Makes a customer of the lead; whoever is one already by phone or e-mail is offered first. */
export function ConvertDialog({ lead, onClose, onConverted }: ConvertDialogProps) {
  const { noun, Nouns } = useNoun();
  const matches = useQuery(matchesQuery(lead.id));
  const { mutateAsync } = useConvertLead(lead.id);
  const form = useForm({ name: 'convert', initialValues: { choice: '' } });
  const found = matches.data?.results ?? [];
  const choice = found.length === 0 ? NEW : form.values.choice;
  const unmade = choice === '' ? texts.convert.choose(noun) : undefined;
  const unknown = matches.error ? texts.convert.notLookedUp : texts.convert.lookingUp;
  const why = matches.data ? unmade : unknown;
  const submit = useSubmit(form, async () => {
    const customerId = choice === NEW ? null : Number(choice);
    const sold = await mutateAsync({ customerId, version: lead.version });
    toastDone(customerId === null ? texts.convert.added(noun) : texts.convert.attached(noun));
    onConverted(Number(sold.customerId));
  });

  return (
    <FormDialog title={texts.convert.title(noun)} onClose={onClose} submit={submit}>
      <Stack gap="sm">
        {matches.isPending && <Loader />}
        {matches.data && found.length === 0 && <Text>{texts.convert.becomes(lead.name, noun)}</Text>}
        {found.length > 0 && (
          <Radio.Group
            label={texts.convert.sameExist(Nouns)}
            description={texts.convert.attachOrAdd(noun)}
            {...form.getInputProps('choice')}
          >
            <Stack gap="xs" mt="xs">
              {found.map((match) => (
                <Radio
                  key={match.id}
                  value={String(match.id)}
                  label={texts.convert.attachTo(match.name, match.id)}
                  description={contactOf(match)}
                />
              ))}
              <Radio value={NEW} label={texts.convert.noneOfThese(noun)} />
            </Stack>
          </Radio.Group>
        )}
        <ProblemAlert>{submit.problem}</ProblemAlert>
        <RetryProblem query={matches} />
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose} disabled={submit.sending} data-autofocus>
          {texts.convert.cancel}
        </Button>
        <ExplainedButton type="submit" loading={submit.sending} why={why}>
          {choice === '' || choice === NEW ? texts.convert.add(noun) : texts.convert.attach}
        </ExplainedButton>
      </DialogFoot>
    </FormDialog>
  );
}

function contactOf({ phone, email, city }: LeadMatch): string {
  return [phone, email, city].filter(Boolean).join(' · ');
}
