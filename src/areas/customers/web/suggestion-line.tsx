import { IconBuilding, IconFileText, IconTarget, IconUser } from '@tabler/icons-react';
import { showMoney } from '#platform/shared/money.ts';
import { CallLink } from '#platform/web/ui/call-link.tsx';
import { FoundOption } from '#platform/web/ui/found-option.tsx';
import { MatchedPart } from './matched-part.tsx';
import type { Suggestion } from './suggestion.ts';
import classes from './suggestion-list.module.css';
import { texts } from './texts.ts';

const ICONS: Record<Suggestion['kind'], typeof IconUser> = {
  person: IconUser,
  business: IconBuilding,
  policy: IconFileText,
  lead: IconTarget,
};

interface SuggestionLineProps {
  id: string;
  entry: Suggestion;
  query: string;
  /** Once it is known. */
  owed: number | undefined;
  isChosen: boolean;
  onOpen: () => void;
}

/** One suggestion, and on a phone a button beside it that calls. */
export function SuggestionLine({ id, entry, query, owed = 0, isChosen, onOpen }: SuggestionLineProps) {
  const { kind, title, more, found, note, phone } = entry;
  const Icon = ICONS[kind];
  const marked = <MatchedPart text={found === 'title' ? title : more} query={query} />;
  return (
    <div role="presentation" className={classes.line}>
      <FoundOption
        id={id}
        icon={<Icon size={16} stroke={1.7} aria-hidden />}
        title={found === 'title' ? marked : title}
        more={found === 'more' ? marked : more}
        note={
          <>
            <span className={classes.place}>{note}</span>
            {owed > 0 && (
              <>
                {note && ' · '}
                <span className={classes.owes}>{texts.searchBox.owes(showMoney(owed))}</span>
              </>
            )}
          </>
        }
        isChosen={isChosen}
        onOpen={onOpen}
      />
      {phone && (
        // For fingers alone: a list of options holds nothing else for readers, who have the number in its words.
        <span aria-hidden className={classes.call}>
          <CallLink name={title} phone={phone} tabIndex={-1} />
        </span>
      )}
    </div>
  );
}
