import { Select, type SelectProps } from '@mantine/core';
import { LANGUAGE_WORDS, LANGUAGES, type Language } from '#platform/shared/languages.ts';
import { texts } from '../texts.ts';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_WORDS[value] }));

/** Which language somebody gets papers and mail in. */
export function LanguageSelect(props: Omit<SelectProps<Language>, 'data' | 'label'>) {
  return (
    <Select<Language>
      label={texts.languages.forPapersAndMail}
      data={OPTIONS}
      allowDeselect={false}
      {...props}
    />
  );
}
