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
  const unmade = choice === '' ? `Choose whom to attach the lead to, or to add a ${noun}.` : undefined;
  const unknown = matches.error
    ? 'Those who may be the same could not be looked up. Try again.'
    : 'Those who may be the same are still being looked up.';
  const why = matches.data ? unmade : unknown;
  const submit = useSubmit(form, async () => {
    const customerId = choice === NEW ? null : Number(choice);
    const sold = await mutateAsync({ customerId, version: lead.version });
    toastDone(customerId === null ? `The ${noun} was added.` : `The lead was attached to the ${noun}.`);
    onConverted(Number(sold.customerId));
  });

  return (
    <FormDialog title={`Convert to ${noun}`} onClose={onClose} submit={submit}>
      <Stack gap="sm">
        {matches.isPending && <Loader />}
        {matches.data && found.length === 0 && (
          <Text>
            {lead.name} becomes a {noun} with the details and notes of this lead. The lead will be marked
            Sold.
          </Text>
        )}
        {found.length > 0 && (
          <Radio.Group
            label={`${Nouns} with the same phone or email exist`}
            description={`Attach the lead to one of them, or add a ${noun}.`}
            {...form.getInputProps('choice')}
          >
            <Stack gap="xs" mt="xs">
              {found.map((match) => (
                <Radio
                  key={match.id}
                  value={String(match.id)}
                  label={`Attach to ${match.name} #${match.id}`}
                  description={contactOf(match)}
                />
              ))}
              <Radio value={NEW} label={`None of these: add a ${noun}`} />
            </Stack>
          </Radio.Group>
        )}
        <ProblemAlert>{submit.problem}</ProblemAlert>
        <RetryProblem query={matches} />
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose} disabled={submit.sending} data-autofocus>
          Cancel
        </Button>
        <ExplainedButton type="submit" loading={submit.sending} why={why}>
          {choice === '' || choice === NEW ? `Add ${noun}` : 'Attach'}
        </ExplainedButton>
      </DialogFoot>
    </FormDialog>
  );
}

function contactOf({ phone, email, city }: LeadMatch): string {
  return [phone, email, city].filter(Boolean).join(' · ');
}
