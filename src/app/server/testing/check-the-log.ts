import { checkLogAgainst } from '#platform/server/testing/written-log.ts';
import { LOG_BOOK } from '../../log-book.ts';

checkLogAgainst(LOG_BOOK);
