import { IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useWhyClosed } from '#areas/session/web/public.ts';
import classes from './add-lead-button.module.css';

/** In the header of an agency that receives leads. */
export function AddLeadButton() {
  const isClosed = useWhyClosed('addLead') !== undefined;
  if (isClosed) return null;
  return (
    <Link to="/lead/add" className={classes.button} aria-label="Add Lead">
      <IconUserPlus size={16} aria-hidden />
      <span className={classes.words}>Add Lead</span>
    </Link>
  );
}
