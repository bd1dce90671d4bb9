"""Mail: what it says about the seat stands in its body alone; no header and no log holds a link."""

from __future__ import annotations

import smtplib
import ssl
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr

from royaume.server.errors import Refused
from royaume.server.notices.outward import Gone, Unreachable
from royaume.server.notices.settings import MailSettings

PATIENCE = 15  # seconds
NOBODY = 550  # and above: there is no such mailbox, now or later
LONGEST = 254


def checked(address: str) -> str:
    """Refused where it is no address of one mailbox."""
    try:
        good = Address(addr_spec=address).addr_spec == address and "@" in address
    except (ValueError, IndexError, HeaderParseError):
        good = False
    if not good or len(address) > LONGEST or not address.isascii() or not address.isprintable():
        raise Refused(422, "endpoint-mail")
    return address


def written(settings: MailSettings, to: str, subject: str, text: str) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = settings.sender
    mail["To"] = to
    mail["Subject"] = subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=parseaddr(settings.sender)[1].rpartition("@")[2] or None)
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text)
    return mail


def send(settings: MailSettings, mail: EmailMessage) -> None:
    """Raises Gone where there is no such mailbox, Unreachable where that may pass."""
    try:
        with connected(settings) as line:
            if settings.user:
                line.login(settings.user, settings.password)
            line.send_message(mail)
    except smtplib.SMTPRecipientsRefused as refused:
        if all(code >= NOBODY for code, _ in refused.recipients.values()):
            raise Gone from None
        raise Unreachable("the recipient was refused") from None
    except (smtplib.SMTPException, OSError) as error:
        raise Unreachable(type(error).__name__) from None


def connected(settings: MailSettings) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if settings.security == "tls":
        return smtplib.SMTP_SSL(settings.host, settings.port, timeout=PATIENCE, context=context)
    line = smtplib.SMTP(settings.host, settings.port, timeout=PATIENCE)
    if settings.security == "starttls":
        line.starttls(context=context)
    return line


def mailbox(sender: str) -> str:
    """Without the name."""
    return parseaddr(sender)[1]
