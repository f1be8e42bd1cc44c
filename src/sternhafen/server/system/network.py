"""Where a call comes from, as far as limits care: an IPv4 address, or the /64 that one IPv6 customer has."""

from ipaddress import IPv4Address, IPv6Network, ip_address

PREFIX = 64


def network(address: str) -> str:
    """The name under which calls of this address are counted."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, PREFIX), strict=False))
