import { Text } from '@mantine/core';
import { BILL_TYPE_WORDS, showCost } from '#areas/account-add-ons/rules.ts';
import { useWhyClosed } from '#areas/session/web/public.ts';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { MarketAddOn } from '../contract.ts';
import type { AddOnState } from '../rules.ts';
import classes from './market-place.module.css';
import { texts } from './texts.tsx';

const TONES: Record<AddOnState, Tone> = { Yours: 'done', Requested: 'waits', Available: 'closed' };

interface AddOnTileProps {
  addOn: MarketAddOn;
  onRequest: () => void;
}

/** An add-on: what it does, what it costs, and where it stands for the agency. */
export function AddOnTile({ addOn, onRequest }: AddOnTileProps) {
  const { name, description, state } = addOn;
  const why = useWhyClosed('admin');
  return (
    <li className={classes.tile}>
      <div className={classes.head}>
        <h2 className={classes.name}>{name}</h2>
        <StateBadge tone={TONES[state]}>{texts.states[state]}</StateBadge>
      </div>
      {description && <Text fz="sm">{description}</Text>}
      <div className={classes.price}>
        <Text fw={600}>{priceWords(addOn)}</Text>
        <Text c="dimmed" fz="sm">
          {addOn.isIncluded ? texts.tile.packageIncludes : BILL_TYPE_WORDS[addOn.bill_type]}
        </Text>
      </div>
      <LastRequest addOn={addOn} />
      {state === 'Available' && (
        <ExplainedButton
          variant="default"
          why={why}
          onClick={onRequest}
          className={classes.button}
          aria-label={texts.request.requestOne(name)}
        >
          {texts.request.request}
        </ExplainedButton>
      )}
    </li>
  );
}

function priceWords({ isIncluded, cost, cost_type }: MarketAddOn): string {
  return isIncluded ? texts.tile.included : showCost(cost, cost_type);
}

/** The name of whoever asked, while it waits; what was said, when it was declined. */
function LastRequest({ addOn: { state, request } }: { addOn: MarketAddOn }) {
  if (!request || state === 'Yours') return null;
  if (state === 'Requested')
    return (
      <Text fz="sm" c="dimmed">
        {texts.tile.requestedBy(request.by, dayOf(request.at), request.note)}
      </Text>
    );
  if (request.outcome !== 'declined' || !request.answeredAt) return null;
  return <Text fz="sm">{texts.tile.declinedOn(dayOf(request.answeredAt), request.answer)}</Text>;
}
