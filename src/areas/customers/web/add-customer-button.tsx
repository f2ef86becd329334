import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './add-customer-button.module.css';
import { frameTexts } from './texts/frame.ts';
import { useNoun } from './use-noun.ts';

/** In the header: one click from every screen to the empty form. */
export function AddCustomerButton() {
  const { noun } = useNoun();
  return (
    <Link to="/customer/add" className={classes.button} aria-label={frameTexts.add(noun)}>
      <IconPlus size={16} aria-hidden />
      <span className={classes.words}>{frameTexts.add(noun)}</span>
    </Link>
  );
}
