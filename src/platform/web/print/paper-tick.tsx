import classes from './paper-tick.module.css';

/** A box on paper, to be ticked with a pen; a screen has something better there. */
export function PaperTick() {
  return <span className={classes.box} data-paper-tick aria-hidden />;
}
