"""Where finished pictures lie: those that the interface imports among its assets, the rest with the sample company."""
import os

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SAMPLE = os.path.join(ROOT, 'media', 'sample')
ASSETS = os.path.join(ROOT, 'src', 'assets', 'pictures')


def place_of(name):
    """The file of a picture; one that is not there yet goes to the sample company."""
    asset = os.path.join(ASSETS, f'{name}.webp')
    return asset if os.path.exists(asset) else os.path.join(SAMPLE, f'{name}.webp')
