import { IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWhyClosed } from '#areas/session/web/public.ts';
import classes from './add-lead-button.module.css';
import { frameTexts } from './texts/frame.ts';

/** In the header of an agency that receives leads. */
export function AddLeadButton() {
  const isClosed = useWhyClosed('addLead') !== undefined;
  if (isClosed) return null;
  return (
    <Link to="/lead/add" className={classes.button} aria-label={frameTexts.add}>
      <IconUserPlus size={16} aria-hidden />
      <span className={classes.words}>{frameTexts.add}</span>
    </Link>
  );
}
