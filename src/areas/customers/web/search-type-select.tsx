import { useSession } from '#areas/session/web/public.ts';
import { say } from '#platform/web/wording.ts';
import { isSearchType, type SearchType, searchTypesFor } from '../search-types.ts';
import classes from './search-box.module.css';
import { frameTexts } from './texts/frame.ts';

interface SearchTypeSelectProps {
  value: SearchType;
  onChange: (type: SearchType) => void;
}

export function SearchTypeSelect({ value, onChange }: SearchTypeSelectProps) {
  const { config } = useSession();
  return (
    <select
      aria-label={frameTexts.searchBy}
      className={classes.types}
      value={value}
      onChange={({ currentTarget }) => {
        if (isSearchType(currentTarget.value)) onChange(currentTarget.value);
      }}
    >
      {searchTypesFor(config, value).map(({ key, label }) => (
        <option key={key} value={key}>
          {say(label)}
        </option>
      ))}
    </select>
  );
}
