-- A receipt knows its id together with its number, so that everything about it is written in one message.
GRANT USAGE ON SEQUENCE receipts_id_seq TO coverdesk_app;
