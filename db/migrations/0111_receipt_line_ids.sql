-- So do its lines: what follows them is written in that message, too.
GRANT USAGE ON SEQUENCE receipt_details_id_seq TO coverdesk_app;
