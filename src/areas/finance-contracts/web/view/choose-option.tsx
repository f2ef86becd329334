import { Group } from '@mantine/core';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { Contract } from '../../contract.ts';
import { rowIcons } from '../../rules/actions.ts';
import { factsOf } from '../../rules/contract-facts.ts';
import { companyFacts } from '../company-facts.ts';
import { quoteParam } from '../quote-address.ts';
import { texts } from '../texts.ts';

/** The ways from a quoted contract to an issued one: choosing how it is paid, and asking the company again. */
export function ChooseOption({ contract }: { contract: Contract }) {
  const { id: contractId } = contract;
  const { requote } = rowIcons(factsOf(contract), companyFacts(contract), undefined);
  const finance = (step: 'selection' | 'requote') => (all: object) => ({
    ...all,
    finance: quoteParam({ step, contractId }),
  });
  return (
    <Group gap="xs" mt="sm">
      <LinkButton to="." search={finance('selection')} resetScroll={false}>
        {texts.buttons.chooseOption}
      </LinkButton>
      {requote.isShown && (
        <LinkButton to="." search={finance('requote')} resetScroll={false} variant="default">
          {texts.buttons.requote}
        </LinkButton>
      )}
    </Group>
  );
}
